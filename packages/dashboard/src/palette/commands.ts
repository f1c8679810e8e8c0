/** The palette and the list of shortcuts are opened from many places, and loaded when they are first asked for. */

export type Command = 'palette' | 'shortcuts'

const listeners = new Set<(command: Command) => void>()

function notify(command: Command) {
  for (const listen of listeners) listen(command)
}

export const openPalette = () => notify('palette')
export const showShortcuts = () => notify('shortcuts')

export function onCommand(listen: (command: Command) => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}
