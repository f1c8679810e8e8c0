import type { SourceKind } from '@foyer/contract/vocabulary'
import { SegmentedControl } from '@mantine/core'

const choices: { value: SourceKind; label: string }[] = [
  { value: 'text', label: 'Text' },
  { value: 'page', label: 'Web page' },
  { value: 'site', label: 'Website' },
  { value: 'file', label: 'Files' },
]

interface KindPickerProps {
  value: SourceKind
  onChange: (kind: SourceKind) => void
}

export function KindPicker({ value, onChange }: KindPickerProps) {
  return (
    <SegmentedControl
      fullWidth
      aria-label="Where the knowledge comes from"
      data={choices}
      value={value}
      onChange={(chosen) => onChange(choices.find((each) => each.value === chosen)?.value ?? 'text')}
    />
  )
}
