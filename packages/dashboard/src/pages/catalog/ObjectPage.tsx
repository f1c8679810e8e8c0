import type { UseQueryResult } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LoadingPage } from '../../parts/LoadingPage.tsx'
import { Page } from '../../parts/Page.tsx'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import { ArchiveButtons } from './ArchiveButtons.tsx'

interface ObjectPageProps<Each> {
  /** What it is: "Service". */
  what: string
  /** The way back to the list. */
  crumb: { label: string; link: LinkProps }
  query: UseQueryResult<Each>
  nameOf: (each: Each) => string
  resource: { archive: (id: number) => Promise<unknown>; restore: (id: number) => Promise<unknown> }
  /** The words of the resources that look different once it is archived. */
  touches: readonly string[]
  /** Beside the name, while it is not archived. */
  badge?: (each: Each) => ReactNode
  children: (each: Each) => ReactNode
}

/** One object of the catalog on a page of its own. Its form begins anew when it is archived or restored. */
export function ObjectPage<Each extends { id: number; archived: boolean }>(props: ObjectPageProps<Each>) {
  const { what, crumb, query, nameOf, resource, touches, badge, children } = props
  const { data, error, refetch } = query
  if (!data) return <LoadingPage what={what} crumb={crumb} error={error} onRetry={refetch} />
  const { id, archived } = data
  return (
    <Page
      title={nameOf(data)}
      badge={archived ? <StatusBadge status="archived" /> : badge?.(data)}
      crumbs={[crumb]}
      actions={
        <ArchiveButtons
          name={nameOf(data)}
          archived={archived}
          archive={() => resource.archive(id)}
          restore={() => resource.restore(id)}
          touches={touches}
        />
      }
    >
      {children(data)}
    </Page>
  )
}
