import { useOrganization } from '../../api/current_organization.ts'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { Page } from '../../parts/Page.tsx'
import { Section } from '../../parts/Section.tsx'
import { TextSkeleton } from '../../parts/TextSkeleton.tsx'
import { ExportSection } from './stored_data/ExportSection.tsx'
import { OtherRetention } from './stored_data/OtherRetention.tsx'
import { RetentionForm } from './stored_data/RetentionForm.tsx'

/** How long things are kept, and a copy of everything. */
export function DataPage() {
  const organization = useOrganization()
  return (
    <Page title="Data" description="How long your data is kept, and how to get a copy of it." width="reading">
      {organization.isPending && (
        <Section title="Conversations">
          <TextSkeleton lines={6} label="how long conversations are kept" />
        </Section>
      )}
      {organization.isError && (
        <ErrorNotice error={organization.error} onRetry={() => organization.refetch()} />
      )}
      {organization.data && <RetentionForm organization={organization.data} />}
      <OtherRetention />
      <ExportSection />
    </Page>
  )
}
