import { Select } from '@mantine/core'

interface FilterSelectProps<Value extends string> {
  /** What it filters by: "Status". */
  label: string
  /** What it says while it filters nothing: "Any status". */
  any: string
  options: readonly { value: Value; label: string }[]
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

/** What is more than one looks over at once is found by typing. */
const fewOptions = 8

export function FilterSelect<Value extends string>({
  label,
  any,
  options,
  value,
  onChange,
}: FilterSelectProps<Value>) {
  return (
    <Select
      aria-label={label}
      placeholder={any}
      data={[...options]}
      value={value ?? null}
      searchable={options.length > fewOptions}
      nothingFoundMessage="Nothing found"
      onChange={(chosen) => onChange(options.find((option) => option.value === chosen)?.value)}
      clearable
      clearButtonProps={{ 'aria-label': `Clear ${label.toLowerCase()}` }}
      w={{ base: '100%', xs: 180 }}
    />
  )
}
