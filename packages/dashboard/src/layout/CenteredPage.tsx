import { Text, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useMembershipIfAny } from '../api/organization.tsx'
import classes from './CenteredPage.module.css'
import { Logo } from './Logo.tsx'

interface CenteredPageProps {
  title: string
  description?: ReactNode
  children?: ReactNode
}

/** One thing to do, in the middle: for pages outside every organization, and for what could not be shown. */
export function CenteredPage({ title, description, children }: CenteredPageProps) {
  useDocumentTitle(`${title} · Foyer`)
  // Within the shell there is a main already.
  const Root = useMembershipIfAny() ? 'div' : 'main'
  return (
    <Root className={classes.page}>
      <div className={classes.card}>
        <Logo size={36} />
        <Title order={1} tabIndex={-1} mt="md">
          {title}
        </Title>
        {description && (
          <Text c="dimmed" mt={4}>
            {description}
          </Text>
        )}
        <div className={classes.body}>{children}</div>
      </div>
    </Root>
  )
}
