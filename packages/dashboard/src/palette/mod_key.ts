import { useOs } from '@mantine/hooks'

/** The key that people hold for commands, as it is printed on their keyboard. */
export function useModKey(): string {
  const os = useOs()
  return os === 'macos' || os === 'ios' ? '⌘' : 'Ctrl'
}
