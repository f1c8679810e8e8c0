import { Skeleton, VisuallyHidden } from '@mantine/core'
import classes from './Catalog.module.css'

/** Cards on their way, as high as those that will come. */
export function CardsSkeleton({ label }: { label: string }) {
  return (
    <div className={classes.cards} aria-busy>
      <VisuallyHidden role="status">Loading {label}</VisuallyHidden>
      {[0, 1, 2].map((each) => (
        <Skeleton key={each} height={150} radius={12} />
      ))}
    </div>
  )
}
