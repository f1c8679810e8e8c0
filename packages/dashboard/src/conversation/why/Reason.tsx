import { Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'

/** One part of the reasons, under its name. */
export function Reason({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Title order={3} id={id} size="h4" mb={6}>
        {title}
      </Title>
      {children}
    </section>
  )
}
