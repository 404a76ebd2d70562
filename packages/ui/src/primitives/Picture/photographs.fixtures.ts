// Photographs of the stories, drawn: they fill their frame, as their names tell the stories' host.

import landscapePhoto from './photographs/landscape-photo.svg?no-inline'
import portraitPhoto from './photographs/portrait-photo.svg?no-inline'
import squarePhoto from './photographs/square-photo.svg?no-inline'

export { landscapePhoto, portraitPhoto, squarePhoto }
