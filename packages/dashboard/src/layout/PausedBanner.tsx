import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CirclePause } from 'lucide-react'
import { useOrganization } from '../api/current_organization.ts'
import { useFoyer } from '../api/organization.tsx'
import { notifyDone, notifyFailed } from '../parts/notify.tsx'
import { WriteButton } from '../parts/WriteButton.tsx'
import classes from './PausedBanner.module.css'

/** Above every page while the organization is paused: nobody wonders why no agent answers. */
export function PausedBanner() {
  const foyer = useFoyer()
  const client = useQueryClient()
  const { data: organization } = useOrganization()
  const resume = useMutation({
    mutationFn: () => foyer.organization.resume(),
    onSuccess: (saved) => {
      client.setQueryData(['organization'], saved)
      notifyDone('Agents answer again.')
    },
    onError: notifyFailed,
  })
  if (!organization?.paused) return null
  return (
    <div className={classes.banner} role="status">
      <CirclePause size={18} aria-hidden className={classes.icon} />
      <p className={classes.words}>
        <strong>{organization.name} is paused.</strong> Agents do not answer visitors, and no source is read.
      </p>
      <WriteButton size="xs" onClick={() => resume.mutate()} loading={resume.isPending}>
        Resume
      </WriteButton>
    </div>
  )
}
