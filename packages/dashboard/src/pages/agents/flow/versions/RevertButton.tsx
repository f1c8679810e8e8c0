import type { Agent } from '@foyer/sdk'
import { getRouteApi } from '@tanstack/react-router'
import { useFoyer } from '../../../../api/organization.tsx'
import { useWrite } from '../../../../api/use_write.ts'
import { ConfirmButton } from '../../../../parts/ConfirmButton.tsx'
import { notifyDone } from '../../../../parts/notify.tsx'
import { etagOf } from '../flow_edit.ts'

const route = getRouteApi('/o/$org/agents/$slug/flow/versions')

interface RevertButtonProps {
  agent: Agent
  version: number
  newest: number
}

/** Asks first: the flow that visitors get changes as a whole. */
export function RevertButton({ agent, version, newest }: RevertButtonProps) {
  const foyer = useFoyer()
  const navigate = route.useNavigate()
  const revert = useWrite({
    write: (ifMatch: string, options) =>
      foyer.flow.versions.revert(agent.slug, version, { ...options, ifMatch }),
    touches: ['flow'],
    toldOnPage: true,
    onDone: (after) => {
      notifyDone(`The flow was reverted to version ${version}.`)
      return navigate({ search: { version: String(after.version) }, resetScroll: false })
    },
  })
  return (
    <ConfirmButton
      size="xs"
      title={`Revert to version ${version}?`}
      consequences={
        <>
          This creates a new version with the content of version {version}, and new conversations use it.
          Phases and questions that were added since are archived. No version is lost, so you can undo this.
        </>
      }
      confirm="Revert"
      onConfirm={() => revert.mutateAsync(etagOf(newest))}
    >
      Revert to this version
    </ConfirmButton>
  )
}
