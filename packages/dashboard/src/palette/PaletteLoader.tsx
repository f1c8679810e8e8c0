import { lazy, useEffect, useState } from 'react'
import { LazyDialog } from '../parts/LazyDialog.tsx'
import { type Command, onCommand } from './commands.ts'
import { useKeyboard } from './keyboard.ts'

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }))
const Shortcuts = lazy(async () => ({ default: (await import('./Shortcuts.tsx')).Shortcuts }))

export function PaletteLoader() {
  const [opened, setOpened] = useState<Command | null>(null)
  useKeyboard()
  useEffect(() => onCommand(setOpened), [])
  const close = () => setOpened(null)
  return (
    <>
      <LazyDialog opened={opened === 'palette'}>
        <Palette opened={opened === 'palette'} onClose={close} />
      </LazyDialog>
      <LazyDialog opened={opened === 'shortcuts'}>
        <Shortcuts opened={opened === 'shortcuts'} onClose={close} />
      </LazyDialog>
    </>
  )
}
