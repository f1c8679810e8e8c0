import { useQuery } from '@tanstack/react-query'
import { useFoyer } from '../../api/organization.tsx'
import { ErrorNotice } from '../../parts/ErrorNotice.tsx'
import { Page } from '../../parts/Page.tsx'
import { Section } from '../../parts/Section.tsx'
import { TextSkeleton } from '../../parts/TextSkeleton.tsx'
import { CostSection } from './model/CostSection.tsx'
import { ModelForm } from './model/ModelForm.tsx'
import { ModelGains } from './model/ModelGains.tsx'

export function ModelPage() {
  const foyer = useFoyer()
  const model = useQuery({
    queryKey: ['organization_model'],
    queryFn: ({ signal }) => foyer.organization.model.get({ signal }),
  })
  return (
    <Page
      title="Model"
      description="Agents work without a language model. With one, they understand more and write more naturally."
      width="reading"
    >
      {model.isPending && (
        <Section title="Language model">
          <TextSkeleton lines={6} label="the model" />
        </Section>
      )}
      {model.isError && <ErrorNotice error={model.error} onRetry={() => model.refetch()} />}
      {model.data && (
        <>
          <ModelForm model={model.data} />
          <CostSection model={model.data} />
          <ModelGains />
        </>
      )}
    </Page>
  )
}
