import type { ReactNode } from 'react'
import { Page } from '../../parts/Page.tsx'
import { CatalogTabs } from './CatalogTabs.tsx'

interface CatalogPageProps {
  title: string
  description: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** One of the lists of the catalog, with the way to the others. */
export function CatalogPage({ title, description, actions, children }: CatalogPageProps) {
  return (
    <Page title={title} description={description} actions={actions}>
      <CatalogTabs />
      {children}
    </Page>
  )
}
