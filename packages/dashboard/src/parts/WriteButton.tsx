import { Button, type ButtonProps, type ElementProps, Tooltip } from '@mantine/core'
import { useDisabledReason } from '../api/organization.tsx'

export interface WriteButtonProps extends ButtonProps, ElementProps<'button', keyof ButtonProps> {
  /** `manage` for what only owners may do. */
  needs?: 'write' | 'manage'
}

/** A button that changes something. Who may not change it can still reach it, and is told why. */
export function WriteButton({ needs = 'write', onClick, type, ...props }: WriteButtonProps) {
  const whyNot = useDisabledReason(needs)
  if (whyNot === null) return <Button {...props} type={type ?? 'button'} onClick={onClick} />
  return (
    <Tooltip label={whyNot} events={{ hover: true, focus: true, touch: true }}>
      <Button {...props} type="button" data-disabled aria-disabled />
    </Tooltip>
  )
}
