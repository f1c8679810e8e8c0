import { usageMeasures } from '../../../filters.ts'
import table from '../../../parts/DataTable.module.css'
import { measureLabels, type UsagePoint } from './usage_points.ts'

/** Every number of the chart, the newest first. */
export function UsageTable({ points, by }: { points: UsagePoint[]; by: 'day' | 'month' }) {
  return (
    <table className={table.table} aria-label={`Usage by ${by}`}>
      <thead>
        <tr>
          <th scope="col">{by === 'day' ? 'Day' : 'Month'}</th>
          {usageMeasures.map((measure) => (
            <th key={measure} scope="col" data-align="right">
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
              <td key={measure} data-label={measureLabels[measure]} data-align="right">
                {point[measure].toLocaleString('en')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
