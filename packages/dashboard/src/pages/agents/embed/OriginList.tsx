import { ActionIcon, Tooltip } from '@mantine/core'
import { Globe, X } from 'lucide-react'
import classes from './OriginList.module.css'

interface OriginListProps {
  origins: string[]
  /** Undefined for whoever may not change them. */
  onRemove: ((origin: string) => void) | undefined
}

export function OriginList({ origins, onRemove }: OriginListProps) {
  return (
    <ul className={classes.list}>
      {origins.map((origin) => (
        <li key={origin} className={classes.origin}>
          <Globe size={16} aria-hidden />
          <span className={classes.name}>{origin}</span>
          {onRemove && (
            <Tooltip label="Remove">
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Remove ${origin}`}
                onClick={() => onRemove(origin)}
              >
                <X size={16} aria-hidden />
              </ActionIcon>
            </Tooltip>
          )}
        </li>
      ))}
    </ul>
  )
}
