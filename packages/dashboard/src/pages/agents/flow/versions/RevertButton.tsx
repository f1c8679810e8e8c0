import type { Agent } from '@foyer/sdk'
import { getRouteApi } from '@tanstack/react-router'
import { useFoyer } from '../../../../api/organization.tsx'
import { useWrite } from '../../../../api/use_write.ts'
import { notifyUndo } from '../../../../parts/notify.tsx'
import { WriteButton } from '../../../../parts/WriteButton.tsx'
import { etagOf } from '../flow_edit.ts'

const route = getRouteApi('/o/$org/agents/$slug/flow/versions')

interface RevertButtonProps {
  agent: Agent
  version: number
  newest: number
}

interface Revert {
  to: number
  /** The newest version, as far as the person who reverts knows. */
  newest: number
}

/** No version is lost: undoing it means reverting to the one that was the newest. */
export function RevertButton({ agent, version, newest }: RevertButtonProps) {
  const foyer = useFoyer()
  const navigate = route.useNavigate()
  const show = (shown: number) => navigate({ search: { version: String(shown) }, resetScroll: false })
  const send = ({ to, newest }: Revert, options: { idempotencyKey: string }) =>
    foyer.flow.versions.revert(agent.slug, to, { ...options, ifMatch: etagOf(newest) })
  const undo = useWrite({
    write: send,
    touches: ['flow'],
    toldOnPage: true,
    onDone: (after) => show(after.version),
  })
  const revert = useWrite({
    write: send,
    touches: ['flow'],
    onDone: (after, { to }) => {
      notifyUndo(`The flow was reverted to version ${to}. New conversations use it.`, () =>
        undo.mutateAsync({ to: newest, newest: after.version }),
      )
      return show(after.version)
    },
  })
  return (
    <WriteButton
      size="xs"
      variant="default"
      loading={revert.isPending}
      onClick={() => revert.send({ to: version, newest })}
    >
      Revert to this version
    </WriteButton>
  )
}
