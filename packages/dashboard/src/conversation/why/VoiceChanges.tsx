import type { MessageTrace } from '@foyer/sdk'
import { List } from '@mantine/core'
import { Reason } from './Reason.tsx'

/** Phrases that the voice profile bans, and how they were kept from being said. */
export function VoiceChanges({ voice }: Pick<MessageTrace, 'voice'>) {
  return (
    <Reason title="Changed by the voice">
      <List size="sm" spacing={4}>
        {voice.map(({ phrase, change }) => (
          <List.Item key={`${phrase} ${change}`}>
            “{phrase}”: {changes[change]}
          </List.Item>
        ))}
      </List>
    </Reason>
  )
}

const changes: Record<MessageTrace['voice'][number]['change'], string> = {
  cut: 'left out',
  another_wording: 'reworded',
}
