import { lazy, useEffect, useState } from 'react'
import { WhenOpened } from '../parts/WhenOpened.tsx'
import { type Command, hearCommands } from './commands.ts'
import { useKeyboard } from './keyboard.ts'

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }))
const Shortcuts = lazy(async () => ({ default: (await import('./Shortcuts.tsx')).Shortcuts }))

export function PaletteLoader() {
  const [opened, setOpened] = useState<Command | null>(null)
  useKeyboard()
  useEffect(() => hearCommands(setOpened), [])
  const close = () => setOpened(null)
  return (
    <>
      <WhenOpened opened={opened === 'palette'}>
        <Palette opened={opened === 'palette'} onClose={close} />
      </WhenOpened>
      <WhenOpened opened={opened === 'shortcuts'}>
        <Shortcuts opened={opened === 'shortcuts'} onClose={close} />
      </WhenOpened>
    </>
  )
}
