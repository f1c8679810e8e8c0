import { SegmentedControl, useMantineColorScheme } from '@mantine/core'

const schemes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'System' },
] as const

export function ThemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <SegmentedControl
      aria-label="Theme"
      size="xs"
      fullWidth
      data={[...schemes]}
      value={colorScheme}
      onChange={setColorScheme}
    />
  )
}
