import { Star } from 'lucide-react'

const most = 5

export function Rating({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`${rating} out of ${most} stars`}>
      {[...Array(most).keys()].map((place) => (
        <Star key={place} size={14} fill={place < rating ? 'currentColor' : 'none'} />
      ))}
    </span>
  )
}
