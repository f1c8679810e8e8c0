import { Select, type SelectProps } from '@mantine/core'

const zones = Intl.supportedValuesOf('timeZone')

export const browserTimezone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** One that browsers do not list, such as `UTC`, can be kept. */
export function TimezoneSelect(props: Omit<SelectProps, 'data'>) {
  const own = props.value ?? props.defaultValue
  return (
    <Select
      label="Time zone"
      data={own && !zones.includes(own) ? [own, ...zones] : zones}
      searchable
      allowDeselect={false}
      {...props}
    />
  )
}
