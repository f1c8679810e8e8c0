import type { Message } from '@foyer/sdk'
import { Button, Group, Stack } from '@mantine/core'
import type { FlowLabels } from '../../../conversation/flow_labels.ts'
import { groupChips } from './group_chips.ts'
import { SeveralChips } from './SeveralChips.tsx'
import type { TurnControls } from './use_turn.ts'

interface ChipsProps {
  chips: Message['chips']
  words: FlowLabels
  say: TurnControls['say']
}

/** Answers to tap, under the newest reply. */
export function Chips({ chips, words, say }: ChipsProps) {
  const { slots, texts } = groupChips(chips, words)
  return (
    <Stack gap="xs">
      {slots.map(({ slot, several, choices }) =>
        several ? (
          <SeveralChips
            key={slot}
            choices={choices}
            onChoose={(values, said) => say({ chip: { slot, values } }, said)}
          />
        ) : (
          <Group key={slot} gap={6}>
            {choices.map(({ value, label }) => (
              <Tap key={value} label={label} onTap={() => say({ chip: { slot, values: [value] } }, label)} />
            ))}
          </Group>
        ),
      )}
      {texts.length > 0 && (
        <Group gap={6}>
          {texts.map((text) => (
            <Tap key={text} label={text} onTap={() => say({ text }, text)} />
          ))}
        </Group>
      )}
    </Stack>
  )
}

const Tap = ({ label, onTap }: { label: string; onTap: () => void }) => (
  <Button variant="light" size="xs" radius="xl" onClick={onTap}>
    {label}
  </Button>
)
