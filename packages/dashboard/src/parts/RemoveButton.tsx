import { CloseButton, type CloseButtonProps, Tooltip } from '@mantine/core'

interface RemoveButtonProps extends CloseButtonProps {
  /** Which one, for screen readers: "choice 2". */
  what: string
  onClick: () => void
}

/** At the end of a row of a form. */
export function RemoveButton({ what, ...props }: RemoveButtonProps) {
  return (
    <Tooltip label="Remove">
      <CloseButton aria-label={`Remove ${what}`} {...props} />
    </Tooltip>
  )
}
