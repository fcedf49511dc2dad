export { GalleryScreen } from './screens/gallery-screen';
