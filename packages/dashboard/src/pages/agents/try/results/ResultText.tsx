import { Title } from '@mantine/core'
import { Markdown } from '../../../../parts/markdown/Markdown.tsx'

/** What was written when the conversation was over. */
export function ResultText({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <Title order={3} mb={4}>
        {title}
      </Title>
      <Markdown>{text}</Markdown>
    </div>
  )
}
