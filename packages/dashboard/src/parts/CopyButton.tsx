import { ActionIcon, Button, CopyButton as Copying, Tooltip } from '@mantine/core'
import { Check, Copy } from 'lucide-react'

interface CopyButtonProps {
  value: string
  /** What is copied: "the key". */
  what: string
  /** With words instead of the icon alone. */
  labelled?: boolean
  autoFocus?: boolean | undefined
}

export function CopyButton({ value, what, labelled, autoFocus }: CopyButtonProps) {
  return (
    <Copying value={value} timeout={2000}>
      {({ copied, copy }) => {
        const icon = copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />
        if (labelled)
          return (
            <Button variant="default" leftSection={icon} onClick={copy}>
              {copied ? 'Copied' : `Copy ${what}`}
            </Button>
          )
        return (
          <Tooltip label={copied ? 'Copied' : `Copy ${what}`}>
            <ActionIcon
              variant="subtle"
              color="gray"
              onClick={copy}
              aria-label={`Copy ${what}`}
              autoFocus={autoFocus}
            >
              {icon}
            </ActionIcon>
          </Tooltip>
        )
      }}
    </Copying>
  )
}
