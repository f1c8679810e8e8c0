import { useOrganization } from '../../api/current_organization.ts'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { Page } from '../../parts/Page.tsx'
import { Section } from '../../parts/Section.tsx'
import { TextSkeleton } from '../../parts/TextSkeleton.tsx'
import { ContactForm } from './organization/ContactForm.tsx'
import { PauseSection } from './organization/PauseSection.tsx'
import { ProfileForm } from './organization/ProfileForm.tsx'

export function OrganizationPage() {
  const organization = useOrganization()
  return (
    <Page title="Organization" description="Settings that apply to all your agents." width="reading">
      {organization.isPending && (
        <Section title="Profile">
          <TextSkeleton lines={8} label="the organization" />
        </Section>
      )}
      {organization.isError && (
        <ErrorNotice error={organization.error} onRetry={() => organization.refetch()} />
      )}
      {organization.data && (
        <>
          <ProfileForm organization={organization.data} />
          <ContactForm organization={organization.data} />
          <PauseSection organization={organization.data} />
        </>
      )}
    </Page>
  )
}
