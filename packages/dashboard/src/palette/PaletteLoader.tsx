import { lazy, useEffect, useRef, useState } from 'react'
import { LazyDialog } from '../parts/LazyDialog.tsx'
import { type Command, onCommand } from './commands.ts'
import { useKeyboard } from './keyboard.ts'
import { startTypingAhead } from './typed_ahead.ts'

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }))
const Shortcuts = lazy(async () => ({ default: (await import('./Shortcuts.tsx')).Shortcuts }))

export function PaletteLoader() {
  const [opened, setOpened] = useState<Command | null>(null)
  const shown = useRef<Command | null>(null)
  const show = (command: Command | null) => {
    // An open palette hears its keys itself.
    if (command === 'palette' && shown.current !== 'palette') startTypingAhead()
    shown.current = command
    setOpened(command)
  }
  useKeyboard()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` only uses what stays the same.
  useEffect(() => onCommand(show), [])
  const close = () => show(null)
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
