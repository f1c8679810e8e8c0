import { type SparklineBox, sparklinePath, sparklinePlaces } from './sparkline_path.ts'
import classes from './Week.module.css'

interface SparklineProps {
  /** All of it in words, for who does not see it. */
  label: string
  values: readonly (number | null)[]
  highest: number
}

const box: SparklineBox = { width: 120, height: 32, padding: 3 }

/** The course of a few days as a small line. */
export function Sparkline({ label, values, highest }: SparklineProps) {
  const places = sparklinePlaces(values, highest, box)
  const last = places.findLast((place) => place !== null)
  return (
    <svg
      className={classes.sparkline}
      viewBox={`0 0 ${box.width} ${box.height}`}
      role="img"
      aria-label={label}
      preserveAspectRatio="xMinYMid"
    >
      <path d={sparklinePath(places)} />
      {last && <circle cx={last.x} cy={last.y} r={2.5} />}
    </svg>
  )
}
