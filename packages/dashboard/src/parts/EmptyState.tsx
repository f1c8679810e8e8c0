import { Box, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  icon: LucideIcon
  title: string
  /** What will be here, and what it is good for. */
  children?: ReactNode
  /** The one next thing to do. */
  action?: ReactNode
}

/** Nothing here yet: says what this place is for, and how it gets its first thing. */
export function EmptyState({ icon: Icon, title, children, action }: EmptyStateProps) {
  return (
    <Stack align="center" gap="xs" py={48} px="md" ta="center">
      <ThemeIcon variant="light" size={48} radius="xl" aria-hidden>
        <Icon size={22} strokeWidth={1.75} />
      </ThemeIcon>
      <Title order={2} mt="xs">
        {title}
      </Title>
      {children && (
        <Text c="dimmed" maw="48ch" component="div">
          {children}
        </Text>
      )}
      {action && <Box mt="sm">{action}</Box>}
    </Stack>
  )
}
