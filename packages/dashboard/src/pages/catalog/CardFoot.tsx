import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { ArchiveButtons } from './ArchiveButtons.tsx'
import classes from './Catalog.module.css'

interface CardFootProps {
  object: { id: number; archived: boolean }
  name: string
  resource: { archive: (id: number) => Promise<unknown>; restore: (id: number) => Promise<unknown> }
  /** The words of the resources that look different once it is restored. */
  touches: readonly string[]
  /** A quiet line: who uses it. */
  children: ReactNode
}

/** The end of a card. What is archived is restored from here; archiving is done on its page. */
export function CardFoot({ object: { id, archived }, name, resource, touches, children }: CardFootProps) {
  return (
    <div className={classes.cardFoot}>
      <Text size="xs" c="dimmed">
        {children}
      </Text>
      {archived && (
        <div className={classes.above}>
          <ArchiveButtons
            name={name}
            archived
            archive={() => resource.archive(id)}
            restore={() => resource.restore(id)}
            touches={touches}
          />
        </div>
      )}
    </div>
  )
}
