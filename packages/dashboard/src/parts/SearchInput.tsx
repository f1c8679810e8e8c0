import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

interface SearchInputProps {
  /** What is searched: "Search conversations". */
  label: string
  value: string | undefined
  /** Told when the person has stopped typing; undefined when nothing is left. */
  onChange: (value: string | undefined) => void
}

export function SearchInput({ label, value = '', onChange }: SearchInputProps) {
  const [typed, setTyped] = useState(value)
  const told = useRef(value)
  const tell = useDebouncedCallback((words: string) => {
    told.current = words.trim()
    onChange(told.current || undefined)
  }, 300)
  // The address may change by other means, such as the browser's back. What was told comes back here as well, while the
  // person may be typing on.
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    setTyped(value)
  }, [value])
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
