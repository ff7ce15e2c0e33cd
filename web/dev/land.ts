// The land of Antiquity by itself, with recorded views: `npm run dev`, then /dev/land.html. By address:
// ?theme=dark, ?lang=nl, ?view=two-5|three-1|three-7|four-7, ?seat=0..3, ?show=pick|preview|marks, ?still
import '../src/lib/base.css';
import { mount } from 'svelte';
import LandPage from './LandPage.svelte';

mount(LandPage, { target: document.getElementById('app')! });
