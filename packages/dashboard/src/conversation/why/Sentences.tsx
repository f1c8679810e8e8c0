import { List } from '@mantine/core'
import { Reason } from './Reason.tsx'

/** A list of sentences under a name. */
export function Sentences({ title, sentences }: { title: string; sentences: string[] }) {
  return (
    <Reason title={title}>
      <List size="sm" spacing={4}>
        {sentences.map((sentence) => (
          <List.Item key={sentence}>{sentence}</List.Item>
        ))}
      </List>
    </Reason>
  )
}
