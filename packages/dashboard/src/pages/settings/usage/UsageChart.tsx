import classes from './UsageChart.module.css'
import { chartSummary, type Measure, measureLabels, roundedUp, type UsagePoint } from './usage_points.ts'

const height = 100
/** Of the place of a bar, as a share: the rest is between bars. */
const barShare = 0.7

interface UsageChartProps {
  points: UsagePoint[]
  measure: Measure
}

/** A bar for each day or month. Screen readers hear a sentence; the table below has every number. */
export function UsageChart({ points, measure }: UsageChartProps) {
  const most = roundedUp(Math.max(...points.map((point) => point[measure])))
  return (
    <figure className={classes.chart}>
      <div className={classes.scale} aria-hidden>
        <span>{most.toLocaleString('en')}</span>
        <span>0</span>
      </div>
      <svg
        className={classes.plot}
        viewBox={`0 0 ${points.length} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={chartSummary(points, measure)}
      >
        {points.map((point, place) => {
          const size = (point[measure] / most) * height
          return (
            <g key={point.key} className={classes.column}>
              <rect className={classes.place} x={place} y={0} width={1} height={height} />
              <rect
                className={classes.bar}
                x={place + (1 - barShare) / 2}
                y={height - size}
                width={barShare}
                height={size}
              />
              <title>
                {point.label}: {point[measure].toLocaleString('en')} {measureLabels[measure].toLowerCase()}
              </title>
            </g>
          )
        })}
      </svg>
      <div className={classes.span} aria-hidden>
        <span>{points[0]?.label}</span>
        <span>{points.at(-1)?.label}</span>
      </div>
    </figure>
  )
}
