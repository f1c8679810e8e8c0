import { Group, Paper, Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './Section.module.css'

interface SectionProps {
  title?: string
  description?: ReactNode
  actions?: ReactNode
  /** Without padding, for a table that reaches the edges. */
  flush?: boolean
  children: ReactNode
}

/** A surface on the ground of the page. Surfaces do not lie on each other. */
export function Section({ title, description, actions, flush, children }: SectionProps) {
  const id = useId()
  return (
    <Paper
      component="section"
      withBorder
      className={classes.section}
      {...(title && { 'aria-labelledby': id })}
    >
      {title && (
        <Group justify="space-between" className={classes.header} gap="xs">
          <div className={classes.heading}>
            <Title order={2} id={id}>
              {title}
            </Title>
            {description && (
              <Text c="dimmed" size="sm">
                {description}
              </Text>
            )}
          </div>
          {actions}
        </Group>
      )}
      <div className={flush ? undefined : classes.body}>{children}</div>
    </Paper>
  )
}
