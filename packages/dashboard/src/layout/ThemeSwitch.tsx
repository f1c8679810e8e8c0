import { Menu, useMantineColorScheme } from '@mantine/core'
import { Check } from 'lucide-react'

const schemes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'System' },
] as const

/** Within a menu, which stays open: the difference is seen at once. */
export function ThemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <>
      <Menu.Label>Theme</Menu.Label>
      {schemes.map(({ value, label }) => (
        <Menu.RadioItem
          key={value}
          value={value}
          checked={colorScheme === value}
          onChange={() => setColorScheme(value)}
          checkIcon={<Check size={14} aria-hidden />}
        >
          {label}
        </Menu.RadioItem>
      ))}
    </>
  )
}
