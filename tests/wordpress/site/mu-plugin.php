<?php
/**
 * The conditions of a visit, by its query: `theme`, `locale`, and `header` with our script.
 */

foreach ( [ 'template', 'stylesheet' ] as $name ) {
	add_filter( 'pre_option_' . $name, fn( $theme ) => $_GET['theme'] ?? $theme );
}
add_filter( 'locale', fn( $locale ) => $_GET['locale'] ?? $locale );

// What an administrator puts into the theme's header with a plugin for such lines.
add_action(
	'wp_head',
	function () {
		if ( isset( $_GET['header'] ) ) {
			echo '<script type="module" src="' . getenv( 'WP_ELEMENTS' ) . '/widgets/v1/visa-widgets.js"></script>';
		}
	}
);
