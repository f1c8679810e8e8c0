import { ActionIcon, Kbd, UnstyledButton } from '@mantine/core'
import { Search } from 'lucide-react'
import { openPalette } from './commands.ts'
import { useModKey } from './mod_key.ts'
import classes from './SearchButton.module.css'

/** The visible way to the palette; it also teaches the quick one. */
export function SearchButton({ compact }: { compact?: boolean }) {
  const mod = useModKey()
  if (compact)
    return (
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Search or go to" onClick={openPalette}>
        <Search size={20} aria-hidden />
      </ActionIcon>
    )
  return (
    <UnstyledButton className={classes.button} onClick={openPalette}>
      <Search size={16} aria-hidden />
      <span className={classes.label}>Go to…</span>
      <Kbd size="xs">{mod} K</Kbd>
    </UnstyledButton>
  )
}
