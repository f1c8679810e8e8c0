import { Button, Menu } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useFoyer } from '../../../api/organization.tsx'
import { sections, values } from './sections.ts'

interface InsertMenuProps {
  /** The agent whose questions can be inserted. */
  agent: string | undefined
  onInsert: (text: string) => void
}

/** Sections and values that Foyer fills in, by what people call them. */
export function InsertMenu({ agent, onInsert }: InsertMenuProps) {
  const foyer = useFoyer()
  const flow = useQuery({
    queryKey: ['flow', agent],
    queryFn: ({ signal }) => foyer.flow.get(agent ?? '', {}, { signal }),
    enabled: agent !== undefined,
  })
  const slots = flow.data?.phases.flatMap((phase) => phase.slots) ?? []
  const answers = slots.map(({ key, title }) => ({
    label: title ?? key.replaceAll('_', ' '),
    text: `{{slots.${key}}}`,
  }))
  return (
    <Menu position="bottom-start" width={260} returnFocus={false}>
      <Menu.Target>
        <Button variant="default" size="xs" leftSection={<Plus size={14} aria-hidden />}>
          Insert variable
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={360} style={{ overflowY: 'auto' }}>
        <Group label="Section" items={sections} onInsert={onInsert} />
        <Group label="Value" items={values} onInsert={onInsert} />
        {answers.length > 0 && <Group label="Answer to" items={answers} onInsert={onInsert} />}
      </Menu.Dropdown>
    </Menu>
  )
}

interface GroupProps {
  label: string
  items: { label: string; text: string }[]
  onInsert: (text: string) => void
}

function Group({ label, items, onInsert }: GroupProps) {
  return (
    <>
      <Menu.Label>{label}</Menu.Label>
      {items.map((item) => (
        <Menu.Item key={item.text} onClick={() => onInsert(item.text)}>
          {item.label}
        </Menu.Item>
      ))}
    </>
  )
}
