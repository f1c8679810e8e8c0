import { Button, Chip, Group } from '@mantine/core'
import { useState } from 'react'

interface SeveralChipsProps {
  choices: { value: string; label: string }[]
  onChoose: (values: string[], said: string) => void
}

/** Of which several can be true: chosen first, sent together. */
export function SeveralChips({ choices, onChoose }: SeveralChipsProps) {
  const [chosen, setChosen] = useState<string[]>([])
  const send = () => {
    const picked = choices.filter(({ value }) => chosen.includes(value))
    onChoose(
      picked.map(({ value }) => value),
      picked.map(({ label }) => label).join(', '),
    )
  }
  return (
    <Group gap={6}>
      <Chip.Group multiple value={chosen} onChange={setChosen}>
        {choices.map(({ value, label }) => (
          <Chip key={value} value={value} size="xs" variant="light">
            {label}
          </Chip>
        ))}
      </Chip.Group>
      <Button size="compact-sm" radius="xl" px="md" disabled={chosen.length === 0} onClick={send}>
        Send
      </Button>
    </Group>
  )
}
