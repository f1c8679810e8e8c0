import { usageMeasures } from '../../../filters.ts'
import classes from './UsageTable.module.css'
import { type Measure, measureLabels, type UsagePoint } from './usage_points.ts'

interface UsageTableProps {
  points: UsagePoint[]
  by: 'day' | 'month'
  /** The one that is drawn, and the only one with a column on a telephone. */
  measure: Measure
}

/** Every number of the chart, the newest first. */
export function UsageTable({ points, by, measure: drawn }: UsageTableProps) {
  return (
    <table className={classes.table} aria-label={`Usage by ${by}`}>
      <thead>
        <tr>
          <th scope="col">{by === 'day' ? 'Day' : 'Month'}</th>
          {usageMeasures.map((measure) => (
            <th key={measure} scope="col" data-drawn={measure === drawn}>
              {measureLabels[measure]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map((point) => (
          <tr key={point.key}>
            <td>{point.label}</td>
            {usageMeasures.map((measure) => (
              <td key={measure} data-drawn={measure === drawn}>
                {point[measure].toLocaleString('en')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
