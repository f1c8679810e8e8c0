import { getRouteApi } from '@tanstack/react-router'
import { SideBySide } from '../../parts/SideBySide.tsx'
import { AgentLayout } from './AgentLayout.tsx'
import { ArchivedNotice } from './ArchivedNotice.tsx'
import { AllowedOrigins } from './embed/AllowedOrigins.tsx'
import { Appearance } from './embed/Appearance.tsx'
import { SecurityPolicy } from './embed/SecurityPolicy.tsx'
import { SharedPage } from './embed/SharedPage.tsx'
import { Snippet } from './embed/Snippet.tsx'
import { ReadinessSummary } from './readiness/ReadinessSummary.tsx'

const route = getRouteApi('/o/$org/agents/$slug/embed')

/** How visitors come to meet the agent. */
export function EmbedPage() {
  const { slug } = route.useParams()
  return (
    <AgentLayout slug={slug}>
      {(agent) =>
        agent.archived ? (
          <ArchivedNotice agent={agent} />
        ) : (
          <SideBySide
            asideLabel="More ways to embed it"
            main={
              <>
                <AllowedOrigins agent={agent} />
                <Snippet agent={agent} />
                <SecurityPolicy />
              </>
            }
            aside={
              <>
                <SharedPage agent={agent} />
                <Appearance agent={agent} />
                <ReadinessSummary agent={agent} />
              </>
            }
          />
        )
      }
    </AgentLayout>
  )
}
