import { getRouteApi } from '@tanstack/react-router'
import { AgentLayout } from './AgentLayout.tsx'
import { ArchivedNotice } from './ArchivedNotice.tsx'
import { AllowedOrigins } from './embed/AllowedOrigins.tsx'
import classes from './settings/AgentSettings.module.css'
import { ArchiveSection } from './settings/ArchiveSection.tsx'
import { GeneralForm } from './settings/GeneralForm.tsx'
import { OfficeHoursLink } from './settings/OfficeHoursLink.tsx'
import { PagesForm } from './settings/PagesForm.tsx'

const route = getRouteApi('/o/$org/agents/$slug/settings')

export function AgentSettingsPage() {
  const { slug } = route.useParams()
  return (
    <AgentLayout slug={slug}>
      {(agent) =>
        agent.archived ? (
          <ArchivedNotice agent={agent} />
        ) : (
          <div className={classes.sections}>
            <GeneralForm agent={agent} />
            <AllowedOrigins agent={agent} />
            <PagesForm agent={agent} />
            <OfficeHoursLink />
            <ArchiveSection agent={agent} />
          </div>
        )
      }
    </AgentLayout>
  )
}
