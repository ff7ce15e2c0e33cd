// The land of Antiquity by itself, with recorded views: `npm run dev`, then /dev/land.html. By address:
// ?theme=dark, ?lang=nl, ?view=two-3|three-1|three-5|four-6, ?seat=0..3, ?show=pick|preview|marks, ?still
import '../src/lib/base.css';
import { mount } from 'svelte';
import LandPage from './LandPage.svelte';

mount(LandPage, { target: document.getElementById('app')! });
