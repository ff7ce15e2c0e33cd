// The map of Civilization by itself, with a made-up position: `npm run dev`, then /dev/map.html. By address:
// ?theme=dark, ?lang=nl, ?show=world|move|crowd|marks|graph, ?bare
import '../src/lib/base.css';
import { mount } from 'svelte';
import MapPage from './MapPage.svelte';

// Names are measured once: with the letters that they will have.
const faces = ["600 12px 'Source Sans 3'", '700 12px Alegreya'].map((face) => document.fonts.load(face));
await Promise.all(faces);
mount(MapPage, { target: document.getElementById('app')! });
