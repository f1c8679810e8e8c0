import { Select } from '@mantine/core'
import type { ReactNode } from 'react'

const zones = Intl.supportedValuesOf('timeZone')
const ofBrowser = Intl.DateTimeFormat().resolvedOptions().timeZone

/** The browser's own, unless another one is chosen. */
export function TimezoneSelect({ name, error }: { name: string; error: ReactNode }) {
  return (
    <Select
      label="Time zone"
      description="Of your organization. Office hours and reports use it."
      name={name}
      data={zones.includes(ofBrowser) ? zones : [ofBrowser, ...zones]}
      defaultValue={ofBrowser}
      searchable
      allowDeselect={false}
      error={error}
    />
  )
}
