import { Anchor, Breadcrumbs, Group, Stack, Text, Title } from '@mantine/core'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DocumentTitle } from './DocumentTitle.tsx'
import classes from './Page.module.css'

interface Crumb {
  label: string
  link: LinkProps
}

interface PageProps {
  title: string
  /** Beside the title, such as a status. */
  badge?: ReactNode
  /** One sentence: what this page is for. */
  description?: ReactNode
  /** The way back up. */
  crumbs?: Crumb[]
  /** The one thing to do here, at the right; at most two more beside it. */
  actions?: ReactNode
  /** `reading` for forms and prose, which read better short. Both begin at the same edge. */
  width?: 'reading' | 'full'
  /** On wide screens as high as the window, without scrolling: its panes scroll by themselves. */
  fills?: boolean
  children: ReactNode
}

/** Every page begins with it: the title, which is also the document's and takes the focus, and what to do here. */
export function Page(props: PageProps) {
  const { title, badge, description, crumbs, actions, width = 'full', fills, children } = props
  return (
    <div className={classes.page} data-width={width} data-fills={fills}>
      <DocumentTitle page={title} />
      <header className={classes.header}>
        <div className={classes.heading}>
          {crumbs && (
            <Breadcrumbs mb={4} fz="sm" separatorMargin={6}>
              {crumbs.map(({ label, link }) => (
                <Anchor key={label} renderRoot={(props) => <Link {...props} {...link} />} c="dimmed" fz="sm">
                  {label}
                </Anchor>
              ))}
            </Breadcrumbs>
          )}
          <Group gap="sm" wrap="wrap">
            <Title order={1} tabIndex={-1}>
              {title}
            </Title>
            {badge}
          </Group>
          {description && (
            <Text c="dimmed" maw="65ch" mt={4}>
              {description}
            </Text>
          )}
        </div>
        {actions && <Group gap="xs">{actions}</Group>}
      </header>
      <Stack gap="lg" className={classes.body}>
        {children}
      </Stack>
    </div>
  )
}
