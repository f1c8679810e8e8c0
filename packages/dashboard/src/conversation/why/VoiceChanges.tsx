import { List } from '@mantine/core'
import { type OpenObject, textIn } from '../open_object.ts'
import { Reason } from './Reason.tsx'

/** Phrases that the voice profile bans, and how they were kept from being said. */
export function VoiceChanges({ voice }: { voice: OpenObject[] }) {
  return (
    <Reason title="Changed by the voice">
      <List size="sm" spacing={4}>
        {voice.map(({ phrase, change }) => (
          <List.Item key={`${textIn(phrase)} ${textIn(change)}`}>
            “{textIn(phrase)}”: {change === 'cut' ? 'left out' : 'reworded'}
          </List.Item>
        ))}
      </List>
    </Reason>
  )
}
