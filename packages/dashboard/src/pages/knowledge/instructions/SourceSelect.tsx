import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFoyer } from '../../../api/organization.tsx'

interface SourceSelectProps {
  value: number | null
  onChange: (id: number | null) => void
  error?: string | undefined
}

/** Every source, or one that is looked for by its title. */
export function SourceSelect({ value, onChange, error }: SourceSelectProps) {
  const foyer = useFoyer()
  const [query, setQuery] = useState('')
  const { data = [] } = useQuery({
    queryKey: ['knowledge_sources', 'titles', query],
    queryFn: async ({ signal }) =>
      (
        await foyer.knowledgeSources.list(
          { order: 'title', limit: 50, ...(query.trim() !== '' && { query: query.trim() }) },
          { signal },
        )
      ).data,
    placeholderData: (before) => before,
  })
  return (
    <Select
      label="Applies to"
      placeholder="All sources"
      data={data.map(({ id, title }) => ({ value: String(id), label: title }))}
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
      onSearchChange={(words) => setQuery(data.some(({ title }) => title === words) ? '' : words)}
      filter={({ options }) => options}
      error={error}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'Apply to all sources' }}
      nothingFoundMessage="No matching sources"
      w={{ base: '100%', xs: 320 }}
    />
  )
}
