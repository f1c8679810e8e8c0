import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'

interface SearchInputProps {
  /** What is searched: "Search conversations". */
  label: string
  value: string | undefined
  /** Told when the person has stopped typing; undefined when nothing is left. */
  onChange: (value: string | undefined) => void
}

export function SearchInput({ label, value = '', onChange }: SearchInputProps) {
  const [typed, setTyped] = useState(value)
  const tell = useDebouncedCallback((words: string) => onChange(words.trim() || undefined), 300)
  // The address may change by other means, such as the browser's back.
  useEffect(() => setTyped((now) => (now.trim() === value ? now : value)), [value])
  const type = (words: string) => {
    setTyped(words)
    tell(words)
  }
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      leftSection={<Search size={16} aria-hidden />}
      rightSection={typed && <CloseButton size="sm" aria-label="Clear the search" onClick={() => type('')} />}
      w={{ base: '100%', xs: 260 }}
    />
  )
}
