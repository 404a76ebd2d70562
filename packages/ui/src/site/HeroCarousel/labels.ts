export const english = {
  carousel: 'Offers',
  slides: 'Slides',
  slide: (position: string, count: string, name: string) => `${position} of ${count}: ${name}`,
  show: (position: string) => `Show slide ${position}`,
  pause: 'Stop automatic slide show',
  play: 'Start automatic slide show',
  previous: 'Previous slide',
  next: 'Next slide',
}

export type HeroCarouselLabels = typeof english
